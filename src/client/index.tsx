/** Lets the browser paint and answer the visitor. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * The site in the browser. Its modules are all in one file, but evaluated in parts: as a whole they would hold a phone
 * up for a quarter of a second.
 */
async function main(): Promise<void> {
  await import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: ["RouterProvider"] */ 'react-router/dom');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: ["App"] */ './app/App.tsx');
  await pause();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await pause();
  await start();
}

void main();
