// `npm run openapi`: writes docs/openapi.json, the contract of docs/api.md for tools.
import '#config/requireNode24.mjs';
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { openApiFile, openApiJson } from './contract/openapi/openApiFile.ts';
import { startMock } from './apiMock/startMock.ts';

const mock = await startMock({ port: 0, listings: openApiFile.listings });
try {
  const text = await format(await openApiJson(mock.url), { parser: 'json', printWidth: 120 });
  writeFileSync(openApiFile.path, text);
} finally {
  await mock.close();
}
