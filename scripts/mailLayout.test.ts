import { readFile } from 'node:fs/promises';
import { compiledFile, compileMailLayout } from './mailLayout.ts';

it('the layout of mails is compiled from its current source', async () => {
  const compiled = await readFile(compiledFile, 'utf8');
  if (compiled !== (await compileMailLayout())) throw new Error('layout.mjml has changed: run npm run mail-layout');
});
