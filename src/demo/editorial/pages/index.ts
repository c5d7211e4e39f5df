import type { CorporatePageInput } from '#origin/import/magazineInput.ts';
import { canalEtico } from './canalEtico.ts';
import { comunidad } from './comunidad.ts';
import { contacto } from './contacto.ts';
import { gestionPatrimonial } from './gestionPatrimonial.ts';
import { marketing } from './marketing.ts';
import { oficinas } from './oficinas.ts';
import { otrosServicios } from './otrosServicios.ts';
import { prensa } from './prensa.ts';
import { redesSociales } from './redesSociales.ts';
import { registro } from './registro.ts';
import { responsabilidad } from './responsabilidad.ts';
import { tecnologia } from './tecnologia.ts';
import { unirse } from './unirse.ts';

/** The pages about the company that header and footer lead to (config/links.ts). */
export const corporatePages: readonly CorporatePageInput[] = [
  oficinas,
  responsabilidad,
  prensa,
  contacto,
  otrosServicios,
  tecnologia,
  marketing,
  comunidad,
  unirse,
  registro,
  canalEtico,
  gestionPatrimonial,
  ...redesSociales,
];
