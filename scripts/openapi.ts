// `npm run openapi`: writes docs/openapi.json, the contract of docs/api.md for tools.
import '#config/requireNode24.mjs';
import { writeFileSync } from 'node:fs';
import { openApiFile, openApiText } from './contract/openapi/openApiFile.ts';
import { startMock } from './apiMock/startMock.ts';

const mock = await startMock({ port: 0, listings: openApiFile.listings });
try {
  writeFileSync(openApiFile.path, await openApiText(mock.url));
} finally {
  await mock.close();
}
