// `node scripts/wordpressFrame.ts`: writes the site's navigation, styles and fonts for the theme of WordPress.
import '#config/requireNode24.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeThemeFiles, themeFolder } from './wordpress/frameFile.ts';

for (const [file, content] of await makeThemeFiles()) {
  const target = path.resolve(import.meta.dirname, '..', themeFolder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
