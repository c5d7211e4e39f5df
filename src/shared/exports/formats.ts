import type { ExportPortal } from '#config/network/exports.ts';
import { csv } from './csv/csvSheet.ts';
import type { ExportFormat } from './format.ts';
import { idealista } from './idealista/idealistaCustomer.ts';
import { kyero } from './kyero/kyeroFeed.ts';

/** What each portal is given. */
export const formats: Readonly<Record<ExportPortal, ExportFormat>> = { kyero, idealista, csv };
