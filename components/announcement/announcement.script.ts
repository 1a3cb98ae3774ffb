/** Runs before the first paint: marks the root element by whether the announcement is open, closed, or off because it is not due. */

const { id, idKey = '', dismissKey = '', from = 0, until = Infinity } = document.currentScript?.dataset ?? {};

function getState() {
  if (Date.now() < Number(from) || Date.now() >= Number(until)) return 'off';
  try {
    return localStorage.getItem(idKey) === id && localStorage.getItem(dismissKey) === 'true' ? 'closed' : 'open';
  } catch {
    return 'open'; // `readStored` logs a warning once the page's own code runs.
  }
}

document.documentElement.dataset.announcement = getState();
