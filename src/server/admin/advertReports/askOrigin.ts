import { advertReportListSchema, type AdvertReportListDto, type Settlement } from '#shared/contract/advertReports.ts';
import type { CallOrigin, OriginAnswer } from '../callOrigin.ts';

export interface OriginReports {
  list: (page: number) => Promise<OriginAnswer<AdvertReportListDto>>;
  /** @param id letters, digits and hyphens @returns whether it was open */
  settle: (id: string, settlement: Settlement) => Promise<OriginAnswer<boolean>>;
}

/** The reports of adverts of the bundled origin. */
export const createOriginReports = (call: CallOrigin): OriginReports => ({
  list: (page) =>
    call(`/advert-reports?page=${page}`, async (response) => advertReportListSchema.parse(await response.json()), {
      // An upstream without this interface has no first page.
      isOne: page > 1,
    }),
  settle: (id, body) =>
    call(
      `/advert-reports/${id}`,
      ({ status }) =>
        status === 204 || status === 409 ? Promise.resolve(status === 204) : Promise.reject(new Error()),
      { method: 'POST', isOne: true, body },
    ),
});
