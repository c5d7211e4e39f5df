import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeThemeFiles, themeFolder } from './frameFile.ts';

it('the theme of WordPress has the site’s navigation, styles and fonts: node scripts/wordpressFrame.ts', async () => {
  for (const [file, content] of await makeThemeFiles())
    expect(readFileSync(path.join(themeFolder, file)).equals(content) ? file : `${file} differs`).toBe(file);
});
