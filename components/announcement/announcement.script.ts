/** Runs before the first paint: says at the root element whether the announcement is open, closed, or not due. */

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
