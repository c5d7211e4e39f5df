// `node scripts/wordpressFrame.ts`: writes the site's navigation for the theme of WordPress.
import '#config/requireNode24.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { frameFile, makeFrame } from './wordpress/frameFile.ts';

writeFileSync(path.resolve(import.meta.dirname, '..', frameFile), await makeFrame());
