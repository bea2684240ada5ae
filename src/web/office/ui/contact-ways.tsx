import { Button } from '@mantine/core';
import { actions } from '../../../words/en/office/actions.ts';
import { ChatIcon, MailIcon, PhoneIcon } from '../../ui/icons.tsx';

export interface ContactLinks {
  readonly call: string;
  readonly whatsapp: string;
  /** Null without an e-mail address. */
  readonly mail: string | null;
}

/** Links to reach a person: by WhatsApp, phone and e-mail. */
export const ContactWays = ({ call, whatsapp, mail }: ContactLinks) => (
  <>
    <Button
      component="a"
      href={whatsapp}
      target="_blank"
      rel="noreferrer"
      variant="default"
      leftSection={<ChatIcon size={18} />}
    >
      WhatsApp
    </Button>
    <Button component="a" href={call} variant="default" leftSection={<PhoneIcon size={18} />}>
      {actions.call}
    </Button>
    {mail && (
      <Button component="a" href={mail} variant="default" leftSection={<MailIcon size={18} />}>
        {actions.sendMail}
      </Button>
    )}
  </>
);
