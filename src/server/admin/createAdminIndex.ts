import type { Router } from 'express';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import type { Logger } from '../logging/logger.ts';
import { createGuard, type OperatorCheck } from './authorise.ts';
import { operatorPage, sendOperatorPage } from './operatorPage.ts';
import { operatorRouter } from './operatorRouter.ts';

/** What operators read in a browser, with what each shows. */
const reads: Readonly<Record<string, string>> = {
  '/admin/imports': 'sources of listings, their runs, duplicates, exports',
  '/admin/results': 'what listings earned, by agent, source, town and listing; searches that found nothing',
  '/admin/reported': 'adverts that visitors reported, and what became of it',
  '/admin/adverts': 'what agents said of adverts that nobody touched, and what became of it',
  '/admin/mails': 'mails that wait, were sent or given up',
  '/admin/webhooks': 'events of enquiries, and what came of them',
  '/admin/leads': 'forms that wait for the API or were refused (JSON)',
  '/admin/report': 'what to put right in the network’s data (JSON)',
  '/admin/alerts': 'alerts in numbers (JSON)',
  '/admin/cache': 'entries of the cache (JSON; it reads each of them)',
  '/readyz': 'readiness; with the token in detail (JSON)',
  '/metrics': 'for Prometheus',
};

const items = Object.entries(reads).map(([path, shown]) => `<li><a href="${path}">${path}</a>: ${shown}</li>`);

/** @param problems with the settings, each a sentence */
function page(problems: readonly string[]): string {
  const warnings = problems.map((problem) => `<li class="failed">${escapeHtml(problem)}</li>`);
  return operatorPage(
    'Operators',
    `${warnings.length > 0 ? `<ul>\n${warnings.join('\n')}\n</ul>\n` : ''}<ul>\n${items.join('\n')}\n</ul>`,
  );
}

interface AdminIndexDeps {
  recognise: OperatorCheck;
  logger: Logger;
  /** With the settings, each a sentence. */
  problems: () => readonly string[];
}

/** The list of what there is for operators, at `/admin`, below what is wrong with the settings. */
export function createAdminIndex({ recognise, logger, problems }: AdminIndexDeps): Router {
  return operatorRouter().get(
    ['/admin', '/admin/'],
    createGuard({ recognise, logger, scheme: 'Basic' }),
    (_req, res) => {
      sendOperatorPage(res, page(problems()));
    },
  );
}
