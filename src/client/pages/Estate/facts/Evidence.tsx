import { useTranslation } from 'react-i18next';
import { withValues, type Values } from '#shared/domain/evidence/Check.ts';
import { wordsKey, type VisitorFinding } from '#shared/domain/evidence/VisitorFinding.ts';
import { enquiryId } from '#shared/forms/enquiryIds.ts';
import { formatDate, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { isClosed } from '#shared/domain/estate.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import type { EvidenceLine } from '#shared/views/estate/toEvidence.ts';
import { RegisterText } from '../../../components/contact/RegisterText.tsx';
import { askQuestion } from '../../../features/enquiry/askQuestion.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { enquiryOf } from '../enquiryOf.ts';

const signs = { agrees: '✓', differs: '≠', told: '•', unknown: '?' } as const;

interface EvidenceProps {
  estate: EstateView;
  isPrivate: boolean;
}

/** What was checked of the advert, with who says so (docs/product.md#checks-of-adverts). */
export function Evidence({ estate, isPrivate }: EvidenceProps) {
  const { t } = useTranslation('evidence');
  const { evidence = [], meetsRules, status } = estate;
  if (isClosed(status) || (evidence.length === 0 && !meetsRules)) return null;
  return (
    <section data-evidence="">
      <h2>{t('heading')}</h2>
      <ul>
        {evidence.map((finding) => (
          <Finding key={finding.name} finding={finding} estate={estate} isPrivate={isPrivate} />
        ))}
        {meetsRules && (
          <li data-screen="">
            <Sign is="agrees" />
            <p>{t('meetsRules')}</p>
          </li>
        )}
      </ul>
      <p>{t('note')}</p>
    </section>
  );
}

function Sign({ is }: Pick<VisitorFinding, 'is'>) {
  const { t } = useTranslation('evidence');
  return (
    <b role="img" data-is={is} aria-label={t(`sign.${is}`)}>
      {signs[is]}
    </b>
  );
}

/** Numbers and dates as the language writes them. */
const written = (values: VisitorFinding['values'], language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? formatNumber(value, language)
        : name === 'on' || name === 'date'
          ? formatDate(value, language)
          : value,
    ]),
  );

/** What differs, and what the advert does not say, the agent can tell. */
const isAskable = ({ is }: VisitorFinding): boolean => is === 'differs' || is === 'unknown';

function Finding({ finding, estate, isPrivate }: EvidenceProps & { finding: EvidenceLine }) {
  const { t, i18n } = useTranslation('evidence');
  const { language } = useSite();
  const { own } = finding;
  const key = wordsKey(finding);
  // Of a site of another version it may be one that this page has no words for.
  if (!own && !i18n.exists(`evidence:${key}`)) return null;
  const values = written(finding.values, language);
  // Which of the texts it is comes with the data, and so do their values.
  const line = own ? withValues(own.text, values) : (t as (key: string, values: Values) => string)(key, values);
  const register = finding.name === 'agentRegister' ? estate.agent?.register : undefined;
  const beside = values.law ?? values.title ?? (values.date && t('lookedUp', { date: values.date }));
  return (
    <li>
      <Sign is={finding.is} />
      <p>
        {register ? <RegisterText register={register}>{line}</RegisterText> : <span lang={own?.lang}>{line}</span>}
        {beside && <small>{` (${beside})`}</small>}
        {isAskable(finding) && !isPrivate && <Ask estate={estate} line={line} name={finding.name} />}
      </p>
    </li>
  );
}

/** Opens the enquiry with the question in it; without scripts, the enquiry. */
function Ask({ estate, line, name }: { estate: EstateView; line: string; name: string }) {
  const { t } = useTranslation('evidence');
  return (
    <>
      {' '}
      <a
        href={`#${enquiryId}`}
        aria-label={t('ask.label', { line })}
        data-repeated={name}
        onClick={() => {
          askQuestion(
            enquiryOf(estate),
            t('ask.question', { line: line.replace(/\.$/, ''), reference: estate.reference }),
          );
          // The browser tells of another anchor only.
          if (location.hash === `#${enquiryId}`) dispatchEvent(new Event('hashchange'));
        }}
      >
        {t('ask.link')}
      </a>
    </>
  );
}
