import { Button, Group } from '@mantine/core';
import type { Lead } from '../../../contracts/leads.ts';
import { phoneLink, whatsappLink } from '../../ui/contact-links.ts';
import { ChatIcon, PhoneIcon } from '../../ui/icons.tsx';
import { followUpWords } from './follow-up.ts';

/** Shows the ways to reach a lead. */
export function LeadWays({ lead, agency }: { lead: Lead; agency: string }) {
  return (
    <Group mt="md" gap="sm">
      <Button
        component="a"
        href={whatsappLink(lead.phone, followUpWords(lead.name, agency))}
        target="_blank"
        rel="noreferrer"
        variant="default"
        leftSection={<ChatIcon size={18} />}
      >
        WhatsApp
      </Button>
      <Button component="a" href={phoneLink(lead.phone)} variant="default" leftSection={<PhoneIcon size={18} />}>
        Call
      </Button>
    </Group>
  );
}
