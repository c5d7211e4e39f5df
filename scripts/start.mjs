// `npm start`: sets up what is missing, then serves.
import { become, node, run, say, setUp } from './setup.mjs';

if (process.argv.includes('--help')) {
  setUp({ bundles: false });
  run(node, ['scripts/help.ts']);
} else {
  setUp();
  say('Starting; the demo network is made on the first start …');
  become(node, ['--enable-source-maps', 'dist/server/server.mjs']);
}
