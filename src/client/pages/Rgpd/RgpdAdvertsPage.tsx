import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdvertAnswer } from '#shared/domain/advertAnswers.ts';
import { formatEuros } from '#shared/i18n/formats.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import { LinkNotice } from '../../features/mailedLinks/LinkNotice.tsx';
import { PlainProblems } from '../../forms/PlainFields.tsx';
import { usePlainForm } from '../../forms/usePlainForm.ts';
import styles from './LinkedItems.module.css';
import type { AskedAdvert, RgpdAdvertsData } from './rgpdAdverts.load.ts';
import { useAskedPrice } from './useAskedPrice.ts';

/**
 * Whether an agent's homes are still to be had (docs/product.md#adverts-that-agents-confirm). Reading changes nothing:
 * each answer is a plain form, sent to the page's own URL, which then shows what it came to.
 */
export function RgpdAdvertsPage({ data, query }: PageProps<'RgpdAdverts', RgpdAdvertsData>) {
  const { t } = useTranslation('adverts');
  const { brandName } = useSite();
  const { failure, problem, typed } = usePlainForm('adverts', 'adverts');
  if (data.state !== 'found') return <LinkNotice state={data.state} />;
  const { adverts, name } = data;
  const chosen = typed('home') === '' ? query : { home: typed('home'), answer: 'price' as const };
  return (
    <LandingNotice title={t('title')}>
      <PlainProblems>{failure ?? problem('price')}</PlainProblems>
      {name !== '' && <p>{t('greeting', { name })}</p>}
      <p>{adverts.length === 0 ? t('none') : t('lead', { brand: brandName })}</p>
      {adverts.length > 0 && (
        <ul className={styles.list}>
          {adverts.map((advert) => (
            <AdvertItem
              key={advert.key}
              advert={advert}
              chosen={advert.key === chosen.home ? chosen.answer : undefined}
              typedPrice={advert.key === typed('home') ? typed('price') : ''}
            />
          ))}
        </ul>
      )}
    </LandingNotice>
  );
}

interface AdvertItemProps {
  advert: AskedAdvert;
  /** What the link of the mail answers. */
  chosen: AdvertAnswer | undefined;
  typedPrice: string;
}

function AdvertItem({ advert, chosen, typedPrice }: AdvertItemProps) {
  const { t } = useTranslation('adverts');
  const heading = useId();
  const { key, reference, title, place, target, isListed } = advert;
  const facts = [place, useAskedPrice(advert)].filter(Boolean).join(' · ');
  const said = useSaid(advert);
  return (
    <li className={styles.item}>
      <h2 id={heading} lang={title?.lang}>
        {target ? <RouteLink {...target}>{title?.text ?? reference}</RouteLink> : (title?.text ?? reference)}
      </h2>
      <p>
        {facts !== '' && <span>{`${facts} · `}</span>}
        <span translate="no">{t('reference', { reference })}</span>
      </p>
      {said && (
        <p className={styles.state} role="status">
          {said}
        </p>
      )}
      {isListed && <Answers home={key} heading={heading} chosen={chosen} typedPrice={typedPrice} />}
    </li>
  );
}

interface AnswersProps extends Omit<AdvertItemProps, 'advert'> {
  home: string;
  /** Id of what says which home it is. */
  heading: string;
}

/** The three answers: what cannot be taken back by the next one, and a price, take a second click. */
function Answers({ home, heading, chosen, typedPrice }: AnswersProps) {
  const { t } = useTranslation('adverts');
  const { brandName } = useSite();
  const described = { 'aria-describedby': heading };
  return (
    <div className={styles.actions}>
      <AnswerForm home={home}>
        <button
          className={chosen === 'available' ? 'button' : 'button buttonOutline'}
          type="submit"
          name="answer"
          value="available"
          {...described}
        >
          {t('answer.available')}
        </button>
      </AnswerForm>
      <details className={styles.more} open={chosen === 'gone'}>
        <summary {...described}>{t('answer.gone')}</summary>
        <AnswerForm home={home}>
          <p>{t('gone.text')}</p>
          <button className="button" type="submit" name="answer" value="gone" {...described}>
            {t('gone.button')}
          </button>
        </AnswerForm>
      </details>
      <details className={styles.more} open={chosen === 'price'}>
        <summary {...described}>{t('answer.price')}</summary>
        <AnswerForm home={home}>
          <p>{t('price.text', { brand: brandName })}</p>
          <label className="field">
            <span className="label">{t('price.label')}</span>
            <input className="input" name="price" inputMode="numeric" autoComplete="off" defaultValue={typedPrice} />
          </label>
          <p>
            <button className="button" type="submit" name="answer" value="price" {...described}>
              {t('price.button')}
            </button>
          </p>
        </AnswerForm>
      </details>
    </div>
  );
}

const AnswerForm = ({ home, children }: { home: string; children: ReactNode }) => (
  <form method="post" noValidate>
    <input type="hidden" name="home" value={home} />
    {children}
  </form>
);

/** What came of an answer. */
function useSaid({ answer, isListed, toldPrice }: AskedAdvert): string | undefined {
  const { t } = useTranslation('adverts');
  const { language } = useSite();
  if (!isListed) return t('said.withdrawn');
  if (answer === 'price') return t('said.price', { price: formatEuros(toldPrice ?? 0, language) });
  return answer && t(`said.${answer}`);
}
