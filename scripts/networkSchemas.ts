// `node scripts/networkSchemas.ts`: writes the JSON Schemas of a network's files to networks/schemas/, for editors.
import '#config/requireNode24.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { schemaFiles } from '#origin/folder/schemas.ts';

const dir = path.resolve(import.meta.dirname, '../networks/schemas');
mkdirSync(dir, { recursive: true });
for (const [name, text] of schemaFiles()) writeFileSync(path.join(dir, name), text);
