import type { ReactNode } from 'react';
import type { FilterName } from '#shared/filters/table.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { countChosen } from '../countChosen.ts';
import type { ControlProps } from './controlProps.ts';
import { filterControls, type ControlGroup } from './filterControls.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import groupStyles from './FilterGroup.module.css';
import styles from './FilterForm.module.css';

const formOrder = Object.keys(filterControls) as FilterName[];

interface FilterFieldsProps extends ControlProps {
  /** The button that applies the form. */
  apply: ReactNode;
}

/** The controls of all filters that the site's upstream knows, group by group. */
export function FilterFields({ apply, ...props }: FilterFieldsProps) {
  const { unsupportedFilters = [] } = useSite();
  const namesOf = (...groups: ControlGroup[]): FilterName[] =>
    formOrder.filter((name) => groups.includes(filterControls[name].group) && !unsupportedFilters.includes(name));
  const group = (of: ControlGroup) =>
    namesOf(of).map((name) => {
      const { Control } = filterControls[name];
      return <Control key={name} {...props} />;
    });
  const { filters } = props;
  const moreNames = namesOf('numbers', 'state', 'listing', 'wide');
  return (
    <>
      {group('hidden')}
      <div className={styles.places}>{group('place')}</div>
      {group('main')}
      <FilterGroup label={props.t('search:filters.more')} active={countChosen(filters, moreNames)} end={apply}>
        <div className={groupStyles.columns}>{group('numbers')}</div>
        <div className={groupStyles.columns}>{group('state')}</div>
        <div className={groupStyles.columns}>{group('listing')}</div>
        {group('wide')}
      </FilterGroup>
    </>
  );
}
