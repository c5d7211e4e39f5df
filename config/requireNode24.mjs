/**
 * Everything here runs on Node 24; `npm run` finds the pinned one in node_modules. A bare `node` on an older machine
 * does not.
 */
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Vencejo needs Node 24, this is ${process.versions.node}. Start it with npm (npm start, npm test, npm run …): npm uses the Node pinned in node_modules.`,
  );
  process.exit(1);
}
