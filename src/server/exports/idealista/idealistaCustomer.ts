import type { ExportFormat } from '../format.ts';
import { contactOf, idealistaProperty } from './idealistaProperty.ts';

/** The form of the codes that idealista gives its customers; another account is a reference. */
const codePattern = /^ilc[a-z0-9]{40}$/;

/** `2026/11/25 06:00:00`. */
const dateText = (time: number): string =>
  new Date(time).toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', '/');

/** No feed is older. */
const firstDate = Date.UTC(2020, 0, 1);

/**
 * JSON as of idealista's properties integration, version 6: one customer, with its properties. Its date is that of the
 * latest change of a listing, so that the same listings give the same bytes.
 */
export const idealista: ExportFormat = {
  extension: 'json',
  contentType: 'application/json; charset=utf-8',
  open: ({ account = '', brandName, publicOrigin }) => {
    let isFirst = true;
    let changedAt = firstDate;
    const customer = {
      customerCountry: 'Spain',
      [codePattern.test(account) ? 'customerCode' : 'customerReference']: account,
      customerContact: contactOf({ name: brandName }),
    };
    return {
      begin: () => `${JSON.stringify(customer).slice(0, -1)},"customerProperties":[`,
      listing: (estate) => {
        const property = idealistaProperty(estate, publicOrigin);
        if (!property) return null;
        changedAt = Math.max(changedAt, Date.parse(estate.updatedAt ?? '') || 0);
        const text = `${isFirst ? '' : ','}\n${JSON.stringify(property)}`;
        isFirst = false;
        return text;
      },
      end: () => `\n],"customerSendDate":"${dateText(changedAt)}"}\n`,
    };
  },
};
