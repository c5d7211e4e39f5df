import { ApiError } from '#shared/api/ApiError.ts';
import type { LoadContext } from '../../app/page.ts';

export type RgpdAcceptData =
  { state: 'pending'; name: string } | { state: 'processed' } | { state: 'expired'; status: 404 | 410 };

/** What a mailed link is still good for (docs/product.md#alert). One that is unknown reads as one that has expired (PD-46). */
export async function loadRgpdAccept({ api, params, signal }: LoadContext<'RgpdAccept'>): Promise<RgpdAcceptData> {
  try {
    const { state, name } = await api.acceptance(params.assistanceId, { signal });
    return state === 'pending' ? { state, name } : { state: 'processed' };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410))
      return { state: 'expired', status: error.status };
    throw error;
  }
}
