// Before anything is drawn: the theme and the language chosen last, so that nothing flashes.
try {
  var chosen = JSON.parse(localStorage.getItem('kindu') || '{}');
  if (chosen.theme === 'light' || chosen.theme === 'dark')
    document.documentElement.dataset.theme = chosen.theme;
  else if (matchMedia('(prefers-color-scheme: dark)').matches)
    document.documentElement.dataset.theme = 'dark';
  if (chosen.language) document.documentElement.lang = chosen.language;
} catch (error) {
  console.debug('no settings kept', error);
}
