import { Button, Group } from '@mantine/core';
import type { Lead } from '../../../contracts/leads.ts';
import { phoneWays } from '../../ui/admin/phone-ways.ts';
import { ChatIcon, PhoneIcon } from '../../ui/icons.tsx';
import { followUpWords } from './follow-up.ts';

/** The ways to reach a lead. */
export function LeadWays({ lead, agency }: { lead: Lead; agency: string }) {
  const { call, whatsapp } = phoneWays(lead.phone, followUpWords(lead.name, agency));
  return (
    <Group mt="md" gap="sm">
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
        Call
      </Button>
    </Group>
  );
}
