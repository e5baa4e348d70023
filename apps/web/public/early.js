// Before the first paint: the looks chosen on an earlier visit, and which screen's outlines to draw.
// A file of its own, because the page allows no script written into it.
{
  const root = document.documentElement;
  root.dataset.at = location.hash.split('/')[1] || 'start';
  try {
    const kept = localStorage.getItem('hand-and-foot.settings') ?? localStorage.getItem('settings');
    const chosen = JSON.parse(kept) || {};
    if (chosen.theme) root.dataset.theme = chosen.theme;
    if (chosen.print) root.dataset.print = chosen.print;
    if (chosen.colours) root.dataset.colours = chosen.colours;
  } catch {
    // Nothing chosen, or nothing may be kept here.
  }
}
