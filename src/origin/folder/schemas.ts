import { z } from 'zod';
import { exportSchema } from '#config/network/exports.ts';
import { figuresSchema } from '#config/network/figures.ts';
import { lookSchema } from '#config/network/look.ts';
import { rulesSchema } from '#config/network/rules.ts';
import { teamSchema } from '#config/network/team.ts';
import { homeSchema } from './homeFile.ts';
import { agenciesSchema, agentsSchema } from './peopleFiles.ts';
import { sourceSchema } from './sourceFile.ts';

const schemas = {
  home: homeSchema,
  look: lookSchema,
  team: teamSchema,
  figures: figuresSchema,
  agencies: agenciesSchema,
  agents: agentsSchema,
  source: sourceSchema,
  rules: rulesSchema,
  export: exportSchema,
};

/** The JSON Schemas of networks/schemas/, by file name, as editors read them: of what is written, before it is read. */
export const schemaFiles = (): [name: string, text: string][] =>
  Object.entries(schemas).map(([name, schema]) => [
    `${name}.json`,
    `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 2)}\n`,
  ]);
