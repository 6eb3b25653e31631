#!/usr/bin/env python3
"""Runs the tests of the page, in several processes at once.

  Web/tests/run.py [-k PATTERN] [-p FILES] [-v] [-f] [--jobs N] [--durations N]

Each process has one browser. Tests that measure time run at the end, one after another. A test that
fails runs once more after all others, because a browser under load loses an event now and then; the
report names it, and more than three such tests are a failure. Ends non-zero if a test fails twice or
none is found.
"""

import argparse
import multiprocessing
import sys
import time
import unittest
from concurrent.futures import CancelledError, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

TESTS = Path(__file__).resolve().parent
# So many tests may fail if they pass when they run once more.
UNSTEADY = 3


def flat(suite):
    """Yields the tests of a suite."""
    for each in suite:
        if isinstance(each, unittest.TestSuite):
            yield from flat(each)
        else:
            yield each


def find(files, patterns):
    """Returns the tests of the files whose names contain a pattern, or match one with an asterisk."""
    loader = unittest.TestLoader()
    loader.testNamePatterns = [each if "*" in each else f"*{each}*" for each in patterns] or None
    found = list(flat(loader.discover(str(TESTS), files, str(TESTS))))
    if loader.errors:
        sys.exit("\n".join(loader.errors))
    return found


def prepare():
    """Lets a process find the tests."""
    sys.path.insert(0, str(TESTS))


def run(name):
    """Runs one test. Returns what went wrong, why it was left out, and how long it took in seconds."""
    outcome, start = unittest.TestResult(), time.monotonic()
    unittest.TestLoader().loadTestsFromName(name).run(outcome)
    problems = [(test.id(), text) for test, text in outcome.errors + outcome.failures]
    return problems, [why for _, why in outcome.skipped], time.monotonic() - start


def is_alone(test):
    """True for a test that measures time."""
    return getattr(test, "alone", False) or getattr(getattr(test, test._testMethodName), "alone", False)


class Report:
    """Counts what came out, and prints it."""

    def __init__(self, options, count):
        self.options, self.count = options, count
        self.times, self.failed, self.skipped, self.unsteady = {}, [], {}, []

    @property
    def is_over(self):
        return self.options.failfast and bool(self.failed)

    def take(self, name, problems, skipped, seconds):
        ran_before = name in self.failed
        if ran_before:
            self.failed.remove(name)
        self.times[name] = seconds
        said = "ok"
        if problems:
            self.failed.append(name)
            said = "FAILED"
        elif ran_before:
            self.unsteady.append(name)
        elif skipped:
            self.skipped[name] = skipped[0]
            said = f"left out: {skipped[0]}"
        if self.options.verbose or said != "ok":
            print(f"{len(self.times)}/{self.count} {name} ({seconds:.1f} s): {said}", flush=True)
        for test, text in problems:
            print(f"\n{test}\n{text}", flush=True)

    def end(self, seconds):
        for name, time in sorted(self.times.items(), key=lambda each: -each[1])[:self.options.durations]:
            print(f"{time:6.1f} s  {name}")
        for name in self.unsteady:
            print(f"failed, and passed when it ran once more: {name}")
        for name in self.failed:
            print(f"failed: {name}")
        left = self.count - len(self.times)
        print(f"{self.count} tests of the page in {seconds:.0f} s" + (f"; {left} did not run" if left else ""))
        passed = len(self.times) - len(self.failed) - len(self.skipped)
        print(f"{passed} passed, {len(self.failed)} failed" + (f", {len(self.skipped)} skipped" if self.skipped else ""))
        return 1 if self.failed or left or not self.times else 0


def run_all(names, jobs, report):
    """Runs tests in some processes, and takes what comes out."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=prepare) as pool:
        futures = {pool.submit(run, name): name for name in names if not report.is_over}
        for future in as_completed(futures):
            try:
                report.take(futures[future], *future.result())
            except (BrokenProcessPool, CancelledError) as error:
                report.take(futures[future], [(futures[future], f"Its process ended: {error!r}")], [], 0)
            if report.is_over:
                pool.shutdown(cancel_futures=True)
                break


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("-k", dest="patterns", action="append", default=[], help="only tests with this in their name")
    parser.add_argument("-p", "--pattern", default="test_*.py", help="only these files")
    parser.add_argument("-v", "--verbose", action="store_true", help="a line for each test")
    parser.add_argument("-f", "--failfast", action="store_true", help="stop at the first failure")
    parser.add_argument("-j", "--jobs", type=int, default=2, help="processes; 2 unless told")
    parser.add_argument("--durations", type=int, default=0, help="print this many of the slowest tests")
    options = parser.parse_args()
    prepare()
    tests, start = find(options.pattern, options.patterns), time.monotonic()
    report = Report(options, len(tests))
    alone = [test for test in tests if is_alone(test)]
    together = [test for test in tests if not is_alone(test)]
    for group, jobs in [(together, options.jobs), (alone, 1)]:
        run_all([test.id() for test in group], jobs, report)
    if not report.is_over and len(report.failed) <= UNSTEADY:
        run_all(list(report.failed), 1, report)
    sys.exit(report.end(time.monotonic() - start))


if __name__ == "__main__":
    main()
