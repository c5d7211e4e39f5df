import type { LoadContext } from '../../page.ts';

export interface AgencyPageData {
  name: string;
}

/** The agency that the guard has found (spec §2.14). */
export async function loadAgency({ api, params, signal }: LoadContext<'Agency'>): Promise<AgencyPageData> {
  const { commercialBrand: name } = await api.agency(params.agency, { signal });
  return { name };
}
