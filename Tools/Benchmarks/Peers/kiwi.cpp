// Times the C++ solver of kiwisolver on systems that it reads from standard input.
//
// A system: "system NAME VARIABLES", then lines "PRIORITY RELATION CONSTANT COUNT (VARIABLE FACTOR)...",
// then "end". For each it prints the nanoseconds of a solution from scratch, of another constant of
// the first constraint, and the sum of the values. Priorities become strengths, which are mere weights.
#include <kiwi/kiwi.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <map>
#include <string>
#include <vector>

struct Line {
  double priority;
  int relation;
  double constant;
  std::vector<std::pair<int, double>> terms;
};

static double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  // Between 1 and 10^8, evenly by priority.
  return std::pow(10.0, priority / 125.0);
}

static double nanoseconds(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
}

static kiwi::Constraint constraint(
    const Line &line, const std::vector<kiwi::Variable> &variables, double constant) {
  std::vector<kiwi::Term> terms;
  terms.reserve(line.terms.size());
  for (auto &term : line.terms) terms.emplace_back(variables[term.first], term.second);
  kiwi::Expression expression(std::move(terms), -constant);
  auto relation = line.relation < 0 ? kiwi::OP_LE : line.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
  return kiwi::Constraint(std::move(expression), relation, strength(line.priority));
}

static void measure(const std::string &name, int count, const std::vector<Line> &lines) {
  double scratch = 1e30, change = 1e30, sum = 0;
  for (int repeat = 0; repeat < 200; repeat++) {
    auto start = std::chrono::steady_clock::now();
    std::vector<kiwi::Variable> variables(count);
    kiwi::Solver solver;
    std::vector<kiwi::Constraint> made;
    made.reserve(lines.size());
    for (auto &line : lines) {
      made.push_back(constraint(line, variables, line.constant));
      solver.addConstraint(made.back());
    }
    solver.updateVariables();
    scratch = std::min(scratch, nanoseconds(start));
    sum = 0;
    for (auto &variable : variables) sum += variable.value();
    // Another constant is a constraint removed and added, as kiwi has no other way for a required one.
    start = std::chrono::steady_clock::now();
    solver.removeConstraint(made[0]);
    solver.addConstraint(constraint(lines[0], variables, lines[0].constant - 10));
    solver.updateVariables();
    change = std::min(change, nanoseconds(start));
  }
  std::printf("%s %.1f %.1f %.6f\n", name.c_str(), scratch, change, sum);
  std::fflush(stdout);
}

int main() {
  std::string word, name;
  while (std::cin >> word >> name) {
    int count;
    std::cin >> count;
    std::vector<Line> lines;
    while (std::cin >> word && word != "end") {
      Line line;
      int terms;
      line.priority = std::stod(word);
      std::cin >> line.relation >> line.constant >> terms;
      for (int index = 0; index < terms; index++) {
        int variable;
        double factor;
        std::cin >> variable >> factor;
        line.terms.emplace_back(variable, factor);
      }
      lines.push_back(line);
    }
    measure(name, count, lines);
  }
}
