import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/i18n/formats.ts';
import { languageFacts, languagesOf } from '#shared/i18n/languages.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { PlainDay, PlainEmail, PlainText } from '../../forms/PlainFields.tsx';
import { usePlainForm, type PlainFormState } from '../../forms/usePlainForm.ts';
import styles from './Results.module.css';
import type { ResultHome } from './rgpdResults.load.ts';

interface OwnerToolsProps {
  home: ResultHome;
  /** Id of what says which home it is. */
  heading: string;
  /** Names what is made next. */
  nextId: string;
}

/** What an agent does for the owner of a home: sends them a link, makes or ends one, says what was done. */
export function OwnerTools({ home, heading, nextId }: OwnerToolsProps) {
  const { t } = useTranslation('results');
  const form = usePlainForm('results', 'results');
  const made = { home: home.key, id: nextId };
  return (
    <div className={styles.tools}>
      <h3>{t('owner.title')}</h3>
      <p className={styles.hint}>{t('owner.text')}</p>
      <SendForm made={made} form={form} />
      <PlainForm fields={{ ...made, action: 'link' }}>
        <p className={styles.hint}>{t('owner.linkText')}</p>
        <button className="button buttonOutline" type="submit" aria-describedby={heading}>
          {t('owner.link')}
        </button>
      </PlainForm>
      <Links home={home} />
      <h3>{t('note.title')}</h3>
      <NoteForm made={made} form={form} />
      <Notes home={home} />
    </div>
  );
}

/** A form that the browser sends to the page itself. */
const PlainForm = ({ fields, children }: { fields: Readonly<Record<string, string>>; children: ReactNode }) => (
  <form className={styles.form} method="post">
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);

interface MadeFormProps {
  made: { home: string; id: string };
  form: PlainFormState;
}

function SendForm({ made, form }: MadeFormProps) {
  const { t } = useTranslation('results');
  const site = useSite();
  return (
    <PlainForm fields={{ ...made, action: 'send' }}>
      <PlainEmail
        name="email"
        label={t('owner.email')}
        defaultValue={form.typed('email')}
        error={form.problem('email')}
        autoComplete="off"
      />
      <label className="field">
        <span className="label">{t('owner.language')}</span>
        <select className="input" name="language" defaultValue={form.typed('language') || site.language}>
          {languagesOf(site).map((language) => (
            <option key={language} value={language} lang={languageFacts[language].tag}>
              {languageFacts[language].name}
            </option>
          ))}
        </select>
      </label>
      <PlainText
        isOptional
        name="message"
        label={t('owner.message')}
        defaultValue={form.typed('message')}
        error={form.problem('message')}
        rows={2}
        maxLength={300}
      />
      <button className="button" type="submit">
        {t('owner.send')}
      </button>
    </PlainForm>
  );
}

/** The links that open something, each with the way to end it. */
function Links({ home: { key, links } }: { home: ResultHome }) {
  const { t } = useTranslation('results');
  const { language } = useSite();
  if (links.length === 0) return null;
  return (
    <ul className={styles.made}>
      {links.map(({ id, madeAt, expiresAt }) => (
        <li key={id}>
          <span id={id}>
            {t('owner.live', { made: formatDate(madeAt, language), expires: formatDate(expiresAt, language) })}
          </span>
          <PlainForm fields={{ home: key, action: 'revoke', link: id }}>
            <button className="button buttonOutline" type="submit" aria-describedby={id}>
              {t('owner.revoke')}
            </button>
          </PlainForm>
        </li>
      ))}
    </ul>
  );
}

function NoteForm({ made, form }: MadeFormProps) {
  const { t } = useTranslation('results');
  return (
    <PlainForm fields={{ ...made, action: 'note' }}>
      <p className={styles.hint}>{t('note.text')}</p>
      <PlainText
        name="note"
        label={t('note.label')}
        defaultValue={form.typed('note')}
        error={form.problem('note')}
        rows={2}
        maxLength={300}
      />
      <PlainDay
        isOptional
        name="day"
        label={t('note.day')}
        defaultValue={form.typed('day')}
        error={form.problem('day')}
      />
      <button className="button buttonOutline" type="submit">
        {t('note.add')}
      </button>
    </PlainForm>
  );
}

/** What the owner reads that was done, each with the way to take it back. */
function Notes({ home: { key, notes } }: { home: ResultHome }) {
  const { t } = useTranslation('results');
  const { language } = useSite();
  if (notes.length === 0) return null;
  return (
    <ul className={styles.made}>
      {notes.map(({ id, day, note }) => (
        <li key={id}>
          <span id={id}>{`${formatDate(day, language)} · ${note}`}</span>
          <PlainForm fields={{ home: key, action: 'removeNote', note: id }}>
            <button className="button buttonOutline" type="submit" aria-describedby={id}>
              {t('note.remove')}
            </button>
          </PlainForm>
        </li>
      ))}
    </ul>
  );
}
