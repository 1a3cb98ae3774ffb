/**
 * Runs in the head of every page, before its first paint: puts the document into the colour mode of the reader, and hides an
 * announcement that was closed or whose days are not these. It is written into the page as text, so it uses nothing from
 * outside, and its settings are attributes of its own element.
 */
export function runFirstPaintScript() {
  const settings = document.currentScript?.dataset ?? {};
  const root = document.documentElement;

  function read(key: string | undefined): string | null {
    try {
      return localStorage.getItem(key ?? '');
    } catch {
      return null; // Whoever reads it later warns of it.
    }
  }

  function getSystemMode() {
    if (settings.systemMode === undefined) return settings.defaultMode;
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }

  function getAnnouncementState() {
    const { from, until, announcementId, idKey, dismissKey } = settings;
    if (Date.now() < Number(from ?? 0) || Date.now() >= Number(until ?? Infinity)) return 'off';
    return read(idKey) === announcementId && read(dismissKey) === 'true' ? 'closed' : 'open';
  }

  const stored = read(settings.modeKey);
  const mode = stored === 'light' || stored === 'dark' ? stored : getSystemMode();
  root.classList.toggle('dark', mode === 'dark');
  if (settings.announcementId) root.dataset.announcement = getAnnouncementState();
}
