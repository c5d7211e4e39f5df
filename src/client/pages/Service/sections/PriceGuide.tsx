import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { Place } from '#shared/api/place.ts';
import type { PriceRange } from '#shared/api/priceRange.ts';
import type { City } from '#shared/domain/cities.ts';
import { homeTypes, type OperationType } from '#shared/domain/estate.ts';
import { placeNameIn, townOrProvinceWithIn } from '#shared/i18n/placeNames.ts';
import { services, type Service } from '#shared/views/services.ts';
import { importBrowserApi } from '../../../app/session/importBrowserApi.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './PriceGuide.module.css';
import { PriceRangeText, readRange } from './PriceRangeText.tsx';

export interface PriceGuideProps {
  service: Service;
  cities: readonly City[];
}

type Answer =
  | { state: 'none' | 'loading' | 'tooFew' | 'failed' }
  | { state: 'found'; range: PriceRange; area: number; where: string };

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

function fillField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) field.value = value;
}

/** The towns of the chosen province, and what comparable listings ask once the form was sent. */
function usePriceGuide(service: Service, cities: readonly City[]) {
  const { language } = useSite();
  const type = services[service].operation;
  const [towns, setTowns] = useState<readonly Place[]>([]);
  const [answer, setAnswer] = useState<Answer>({ state: 'none' });
  /** Of several calls for a price, and of several provinces, only the last one shows. */
  const calls = useRef(0);
  const chosen = useRef('');

  const chooseProvince = async (province: string) => {
    calls.current += 1;
    chosen.current = province;
    setTowns([]);
    setAnswer({ state: 'none' });
    if (province === '') return;
    const found = await readTowns(type, province).catch(() => []);
    if (chosen.current === province) setTowns(found);
  };

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [province = '', town = '', kind = ''] = ['province', 'town', 'kind'].map((name) => textOf(fields, name));
    const area = Math.round(Number(textOf(fields, 'area')));
    const ofTown = towns.find(({ slug }) => slug === town)?.name;
    const ofProvince = cities.find(({ slug }) => slug === province)?.name;
    const where = townOrProvinceWithIn(ofTown, { slug: province, name: ofProvince ?? '' }, language);
    const call = (calls.current += 1);
    setAnswer({ state: 'loading' });
    const next = await readRange({ type, province, town, kind, area }).then(
      (range): Answer => (range ? { state: 'found', range, area, where } : { state: 'tooFew' }),
      (): Answer => ({ state: 'failed' }),
    );
    if (call === calls.current) setAnswer(next);
  };

  const form = useRef<HTMLFormElement>(null);
  const continueAsSent = useEffectEvent(() => {
    const sent = new URLSearchParams(location.search);
    const isSent = sent.has('area');
    if (isSent) for (const [name, value] of sent) fillField(form.current!, name, value);
    void chooseProvince(textOf(new FormData(form.current!), 'province'));
    if (isSent) form.current!.requestSubmit();
  });
  // What was chosen before this script was there; sent then, it stands in the URL.
  useEffect(() => continueAsSent(), []);

  return { form, towns, answer, chooseProvince, ask };
}

/** What the network's own listings ask for homes like the owner's: it needs scripts, and an API that says it. */
export function PriceGuide({ service, cities }: PriceGuideProps) {
  const t = useServiceTexts(service);
  const { language } = useSite();
  const { form, towns, answer, chooseProvince, ask } = usePriceGuide(service, cities);
  return (
    <section className={styles.guide} aria-labelledby="prices">
      <div className={styles.about}>
        <h2 id="prices">{t('prices.title')}</h2>
        <p className={styles.method}>{t('prices.method')}</p>
      </div>
      <div className={styles.asked}>
        <form ref={form} className={styles.form} action="#prices" onSubmit={(event) => void ask(event)}>
          <Choice
            name="province"
            label={t('prices.province')}
            options={cities.length === 1 ? cities : [{ slug: '', name: t('prices.choose') }, ...cities]}
            onChoose={(province) => void chooseProvince(province)}
          />
          <Choice
            key={towns[0]?.slug}
            name="town"
            label={t('prices.town')}
            options={[
              { slug: '', name: t('prices.everyTown') },
              ...towns.map(({ slug, name }) => ({ slug, name: placeNameIn(name, language) })),
            ]}
          />
          <Choice
            name="kind"
            label={t('prices.kind')}
            options={homeTypes.map((kind) => ({ slug: kind, name: t(`prices.kind.${kind}`) }))}
          />
          <label className="field">
            <span className="label">{t('prices.area')}</span>
            <input className="input" type="number" name="area" min={10} max={2_000} inputMode="numeric" required />
          </label>
          <button className="button" type="submit" disabled={answer.state === 'loading'}>
            {t('prices.submit')}
          </button>
        </form>
        <div role="status">
          {answer.state === 'tooFew' && <p>{t('prices.tooFew')}</p>}
          {answer.state === 'failed' && <p>{t('prices.failed')}</p>}
          {answer.state === 'found' && <PriceRangeText service={service} {...answer} showsClosed />}
        </div>
      </div>
    </section>
  );
}

async function readTowns(type: OperationType, province: string): Promise<readonly Place[]> {
  return (await importBrowserApi()).createBrowserApi().towns(type, province);
}

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly { slug: string; name: string }[];
  onChoose?: (slug: string) => void;
}

const Choice = ({ name, label, options, onChoose }: ChoiceProps) => (
  <label className="field">
    <span className="label">{label}</span>
    <select
      className="input select"
      name={name}
      required={name === 'province'}
      onChange={(event) => onChoose?.(event.target.value)}
    >
      {options.map(({ slug, name: text }) => (
        <option key={slug} value={slug}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
