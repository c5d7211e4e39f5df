import '../../theme/controls/radio.ts';
import { Radio } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitSlots } from '#shared/domain/visitSlots.ts';
import { visitDay, visitHour, zoneName } from '#shared/domain/visitTimes.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import choices from '../../forms/ChoicesField.module.css';
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

/** Days whose times show at once. */
const firstDays = 3;

/** The free times by their day, in order. */
function daysOf(starts: readonly string[], dayOf: (start: string) => string): [day: string, starts: string[]][] {
  const days = new Map<string, string[]>();
  for (const start of starts) days.set(dayOf(start), [...(days.get(dayOf(start)) ?? []), start]);
  return [...days];
}

/** The agent's free times for a visit, day by day; none of them is a time that is agreed upon later. */
export function SlotField({ form, slots, isOpen }: SlotFieldProps) {
  const { t } = useTranslation('enquiry');
  const { language } = useSite();
  const errorId = useId();
  const props: SlotProps = form.getInputProps('slot');
  const { id, error, defaultValue = '' } = props;
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
        form.setFieldValue('slot', value, { forceUpdate: false });
        form.clearFieldError('slot');
      }}
      // The first stands for the group: the summary's link leads to it.
      {...(value === '' ? { id, 'aria-invalid': error ? true : undefined } : {})}
    />
  );
  const days = daysOf(slots.starts, (start) => visitDay(start, zone, language));
  const dayOf = ([day, starts]: [day: string, starts: string[]]) => (
    <div key={day} className={styles.day}>
      <p aria-hidden="true">{day}</p>
      <div className={styles.hours}>{starts.map((start) => option(start, visitHour(start, zone), day))}</div>
    </div>
  );
  return (
    <details className={styles.slots} open={isOpen || error !== undefined || defaultValue !== ''}>
      <summary>{t('slots.title')}</summary>
      <fieldset className={choices.choices} aria-describedby={error ? errorId : undefined}>
        <legend>{t('slots.hint', { minutes, zone: zoneName(zone, language) })}</legend>
        {option('', t(slots.starts.length > 0 ? 'slots.later' : 'slots.none'))}
        {days.slice(0, firstDays).map(dayOf)}
        {days.length > firstDays && (
          <details>
            <summary>{t('slots.more')}</summary>
            {days.slice(firstDays).map(dayOf)}
          </details>
        )}
        {error && (
          <p id={errorId} className={choices.error}>
            {error}
          </p>
        )}
      </fieldset>
    </details>
  );
}
