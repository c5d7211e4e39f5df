import { Checkbox } from '@mantine/core';
import type { FieldProps } from './TextField.tsx';
import { RichText } from '../components/ui/richText/RichText.tsx';
import { RouteLink } from '../app/navigation/RouteLink.tsx';

/** What consents link to, by the names in their texts. */
const links = {
  legal: <RouteLink to="Aviso" params={{}} />,
  terms: <RouteLink to="Aviso" params={{}} />,
  privacy: <RouteLink to="Privacidad" params={{}} />,
};

/** A box that is never ticked beforehand (PD-47), with links to the texts that it names. */
export function ConsentField({ form, name, label, isOptional = false }: FieldProps) {
  return (
    <Checkbox
      {...form.getInputProps(name, { type: 'checkbox' })}
      label={
        <>
          <RichText text={label} elements={links} />
          {!isOptional && (
            <>
              {' '}
              <span aria-hidden="true">*</span>
            </>
          )}
        </>
      }
    />
  );
}
