import { Radio } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitSlots } from '#shared/domain/visitSlots.ts';
import { shortVisitDay, visitDay, visitHour, zoneName } from '#shared/domain/visitTimes.ts';
import { afterPaint } from '../../app/afterPaint.ts';
import { useHydrated } from '../../app/useHydrated.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import choices from '../../forms/ChoicesField.module.css';
import disclosure from '../../forms/Disclosure.module.css';
import type { FieldProps } from '../../forms/TextField.tsx';
import styles from './SlotField.module.css';

interface SlotFieldProps extends Pick<FieldProps, 'form'> {
  slots: VisitSlots;
  /** Shown from the first, where a visit is asked for. */
  isOpen: boolean;
}

/** What the form knows of the field. */
interface SlotProps {
  id?: string;
  error?: string;
  defaultValue?: string;
}

type Day = [day: string, starts: string[]];

/** Days whose times show at once without scripts. */
const firstDays = 3;

/** The free times by their day, in order. */
function daysOf(starts: readonly string[], dayOf: (start: string) => string): Day[] {
  const days = new Map<string, string[]>();
  for (const start of starts) days.set(dayOf(start), [...(days.get(dayOf(start)) ?? []), start]);
  return [...days];
}

/**
 * The agent's free times for a visit, day by day; none of them is a time that is agreed upon later. With scripts one
 * day's times show, which is chosen in the row of days above them.
 */
export function SlotField({ form, slots, isOpen }: SlotFieldProps) {
  const { t } = useTranslation('enquiry');
  const { language } = useSite();
  const hydrated = useHydrated();
  const errorId = useId();
  const props: SlotProps = form.getInputProps('slot');
  const { id, error, defaultValue = '' } = props;
  const [chosen, setChosen] = useState(defaultValue);
  const [pressed, setPressed] = useState<string>();
  const group = useRef<HTMLFieldSetElement>(null);
  // Of a draft, which is written into the elements once they are there (useFormDraft.ts).
  useEffect(
    () =>
      afterPaint(() => {
        setChosen(group.current?.querySelector<HTMLInputElement>('[name="slot"]:checked')?.value ?? '');
      }),
    [hydrated],
  );
  const { zone, minutes } = slots;
  const option = (value: string, label: string, day = label) => (
    <Radio
      key={value}
      name="slot"
      value={value}
      label={label}
      aria-label={value === '' ? undefined : `${day}, ${label}`}
      size="md"
      color="brand"
      defaultChecked={value === defaultValue}
      onChange={() => {
        setChosen(value);
        form.setFieldValue('slot', value, { forceUpdate: false });
        form.clearFieldError('slot');
      }}
      // It stands for the group: the summary's link leads to it.
      {...(value === '' ? { id, 'aria-invalid': error ? true : undefined } : {})}
    />
  );
  const days = daysOf(slots.starts, (start) => visitDay(start, zone, language));
  const shown = (days.find(([day]) => day === pressed) ?? days.find(([, starts]) => starts.includes(chosen)))?.[0];
  const timesOf = ([day, starts]: Day, index: number) => (
    <div key={day} className={styles.day} hidden={hydrated && (shown === undefined ? index > 0 : day !== shown)}>
      <p aria-hidden="true">{day}</p>
      <div className={styles.hours}>{starts.map((start) => option(start, visitHour(start, zone, language), day))}</div>
    </div>
  );
  return (
    <details open={isOpen || error !== undefined || defaultValue !== ''}>
      <summary className={disclosure.summary}>{t('slots.title')}</summary>
      <fieldset ref={group} className={choices.choices} aria-describedby={error ? errorId : undefined}>
        <legend>{t('slots.hint', { minutes, zone: zoneName(zone, language) })}</legend>
        {hydrated && days.length > 0 && (
          <DayChips days={days} shown={shown ?? days[0]![0]} chosen={chosen} zone={zone} onPress={setPressed} />
        )}
        {days.slice(0, firstDays).map(timesOf)}
        {days.length > firstDays && (
          <details className={styles.more} open={hydrated}>
            <summary className={disclosure.summary}>{t('slots.more')}</summary>
            {days.slice(firstDays).map((day) => timesOf(day, firstDays))}
          </details>
        )}
        <div className={styles.later}>{option('', t(slots.starts.length > 0 ? 'slots.later' : 'slots.none'))}</div>
        {error && (
          <p id={errorId} className={choices.error}>
            {error}
          </p>
        )}
      </fieldset>
    </details>
  );
}

interface DayChipsProps {
  days: readonly Day[];
  /** The day whose times show. */
  shown: string;
  /** A time, or empty. */
  chosen: string;
  zone: VisitSlots['zone'];
  onPress: (day: string) => void;
}

/** The days as a row; that of the chosen time names it instead of the weekday, since its times may be hidden. */
function DayChips({ days, shown, chosen, zone, onPress }: DayChipsProps) {
  const { t } = useTranslation('enquiry');
  const { language } = useSite();
  return (
    <div className={styles.days} role="group" aria-label={t('slots.days')}>
      {days.map(([day, starts]) => {
        const [weekday, date] = shortVisitDay(starts[0]!, zone, language);
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === shown}
            onClick={() => {
              onPress(day);
            }}
          >
            <span>{starts.includes(chosen) ? visitHour(chosen, zone, language) : weekday}</span> <b>{date}</b>
          </button>
        );
      })}
    </div>
  );
}
