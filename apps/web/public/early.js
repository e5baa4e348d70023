// Before the first paint: applies the looks chosen earlier and picks the screen's outline. A separate file, because the
// page forbids inline scripts.
{
  const root = document.documentElement;
  const isShared = /^[twn]\//.test(location.href.slice(document.baseURI.length));
  root.dataset.at = location.hash.split('/')[1] || (isShared ? 't' : 'start');
  // Every screen but the start has a title, and a font that comes after it isn't used for it.
  const loadTitles = () => {
    document.fonts.load("1em 'Young Serif'").catch(() => undefined);
  };
  if (root.dataset.at === 'start') {
    addEventListener('pointerdown', loadTitles, { once: true });
    addEventListener('keydown', loadTitles, { once: true });
  } else loadTitles();
  try {
    const kept = localStorage.getItem('hand-and-foot.settings') ?? localStorage.getItem('settings');
    const chosen = JSON.parse(kept) || {};
    if (chosen.theme) root.dataset.theme = chosen.theme;
    if (chosen.print) root.dataset.print = chosen.print;
    if (chosen.colours) root.dataset.colours = chosen.colours;
  } catch {
    // Nothing was chosen, or storage is closed.
  }
}
