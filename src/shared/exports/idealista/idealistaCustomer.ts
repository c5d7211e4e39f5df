import type { ExportFormat } from '../format.ts';
import { madridTime } from '../madridTime.ts';
import { contactOf, idealistaProperty } from './idealistaProperty.ts';

/** The form of the codes that idealista gives its customers; another account is a reference. */
const codePattern = /^ilc[a-z0-9]{40}$/;

/**
 * JSON as of idealista's properties integration, version 6: one customer, with its properties, and the time of writing
 * in Spain.
 */
export const idealista: ExportFormat = {
  extension: 'json',
  contentType: 'application/json; charset=utf-8',
  open: ({ account = '', brandName, publicOrigin, at }) => {
    const customer = {
      customerCountry: 'Spain',
      [codePattern.test(account) ? 'customerCode' : 'customerReference']: account,
      customerContact: contactOf({ name: brandName }),
    };
    return {
      begin: () => `${JSON.stringify(customer).slice(0, -1)},"customerProperties":[`,
      listing: (estate) => {
        const property = idealistaProperty(estate, publicOrigin);
        return property && `\n${JSON.stringify(property)}`;
      },
      separator: ',',
      time: () => `\n],"customerSendDate":"${madridTime(at).replaceAll('-', '/')}"`,
      end: () => '}\n',
    };
  },
};
