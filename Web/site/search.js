// Finds words in the guides. The list of their parts is loaded when someone begins to type.

const field = document.querySelector("input[type=search]");
const found = document.getElementById("found");
const home = document.querySelector("[data-home]").dataset.home;
let parts = null;

field.addEventListener("input", async () => {
  parts ??= fetch(`${home}search.json`).then((answer) => answer.json());
  const all = await parts;
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  found.replaceChildren(...(words.length ? ranked(all, words).slice(0, 20).map((part) => row(part, words)) : []));
});

/** The parts that have all words, those with them in the title first. */
function ranked(all, words) {
  const worth = ({ page, title, text }) => words.reduce((sum, word) => sum + (title.toLowerCase().includes(word) ? 3 : 0) + (page.toLowerCase().includes(word) ? 1 : 0) + (text.toLowerCase().includes(word) ? 1 : -100), 0);
  return all.map((part) => [worth({ ...part, text: `${part.page} ${part.title} ${part.text}` }), part]).filter(([value]) => value > 0).sort((a, b) => b[0] - a[0]).map(([, part]) => part);
}

function row({ url, page, title, text }, words) {
  const item = document.createElement("li");
  const link = Object.assign(document.createElement("a"), { href: home + url, textContent: title === page ? page : `${page}: ${title}` });
  const note = document.createElement("small");
  const at = Math.max(0, text.toLowerCase().indexOf(words[0]));
  const cut = text.slice(Math.max(0, at - 60), at + 120);
  const place = cut.toLowerCase().indexOf(words[0]);
  if (place < 0) note.append(cut);
  else {
    const mark = Object.assign(document.createElement("mark"), { textContent: cut.slice(place, place + words[0].length) });
    note.append(cut.slice(0, place), mark, cut.slice(place + words[0].length));
  }
  item.append(link, note);
  return item;
}
