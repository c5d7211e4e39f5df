import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/Breadcrumbs.tsx';
import { useSpanishText } from '../../app/useSpanishText.ts';
import { Access } from './Access.tsx';
import { ChannelText } from './ChannelText.tsx';
import { questions, steps, type ChannelKey } from '#shared/views/channelOutline.ts';
import styles from './WhistleblowerPage.module.css';

/** How to report wrongdoing, and what the law grants those who do (docs/product.md#whistleblower-channel). */
export function WhistleblowerPage() {
  const { t } = useTranslation('whistleblower');
  const { notice, lang } = useSpanishText('whistleblower');
  return (
    <article>
      <header className={`container ${styles.opening}`}>
        <Breadcrumbs page={t('title')} />
        <div className={styles.first}>
          <div className={styles.words}>
            <h1>{t(notice ? 'title' : 'heading')}</h1>
            <p>{t('lead')}</p>
            {notice && <p>{notice}</p>}
          </div>
          <Access lang={lang} />
        </div>
      </header>
      <div className={`container ${styles.sections}`} lang={lang}>
        <Section
          id="purpose"
          texts={['purpose.text']}
          list={['purpose.crime', 'purpose.union', 'purpose.money', 'purpose.people']}
          after={['purpose.not']}
        />
        <Section id="who" texts={['who.text']} />
        <Steps />
        <Section id="anonymity" texts={['anonymity.anonymous', 'anonymity.identity', 'anonymity.data']} />
        <Section
          id="protection"
          texts={['protection.text']}
          list={['protection.job', 'protection.contract', 'protection.harm']}
          after={['protection.who', 'protection.faith']}
        />
        <Section
          id="authority"
          texts={['authority.text']}
          list={['authority.state', 'authority.catalonia', 'authority.union']}
        />
        <Questions />
      </div>
    </article>
  );
}

interface SectionProps {
  id: 'purpose' | 'who' | 'anonymity' | 'protection' | 'authority';
  texts: readonly ChannelKey[];
  list?: readonly ChannelKey[];
  after?: readonly ChannelKey[];
}

function Section({ id, texts, list = [], after = [] }: SectionProps) {
  const { t } = useTranslation('whistleblower');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(`${id}.title`)}</h2>
      <div className={styles.body}>
        {texts.map((text) => (
          <p key={text}>
            <ChannelText id={text} />
          </p>
        ))}
        {list.length > 0 && (
          <ul>
            {list.map((item) => (
              <li key={item}>
                <ChannelText id={item} />
              </li>
            ))}
          </ul>
        )}
        {after.map((text) => (
          <p key={text}>
            <ChannelText id={text} />
          </p>
        ))}
      </div>
    </section>
  );
}

/** From the report to the answer, with the periods of Ley 2/2023 art. 9. */
function Steps() {
  const { t } = useTranslation('whistleblower');
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{t('steps.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`step.${step}.title`)}</h3>
            <p>{t(`step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `details` need no script, and a visitor may have opened one before this is hydrated. */
function Questions() {
  const { t } = useTranslation('whistleblower');
  return (
    <section aria-labelledby="faq">
      <h2 id="faq">{t('faq.title')}</h2>
      <div className={styles.questions}>
        {questions.map((question) => (
          <details key={question} suppressHydrationWarning>
            <summary>
              <h3>{t(`faq.${question}.question`)}</h3>
            </summary>
            <p>
              <ChannelText id={`faq.${question}.answer`} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
