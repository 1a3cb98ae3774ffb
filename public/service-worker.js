// The site had a worker for reading offline, which could keep a spoilt file for good. Browsers that have it ask for this file
// whenever they open a page, and get a worker that removes itself and what the old one stored. Pages that are open go on,
// from the network. Nobody needs the file one year after 2026-11-28: delete it then.
const siteName = `offline:${new URL(registration.scope).pathname.slice(0, -1)}:`;

addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil(Promise.all([dropStored(), registration.unregister()])));

async function dropStored() {
  indexedDB.deleteDatabase('serwist-expiration'); // The addresses of the stored pages, and when they were read.
  const names = (await caches.keys()).filter((name) => name.startsWith(siteName)); // Other sites can share the origin.
  await Promise.all(names.map((name) => caches.delete(name)));
}
