import { Anchor, List, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router';

interface SectionToComeProps {
  text: string;
  parts: readonly string[];
}

/** What a section will hold once it is built. */
export function SectionToCome({ text, parts }: SectionToComeProps) {
  return (
    <Paper withBorder radius="lg" p="lg" maw={680}>
      <Title order={2} size="h3" mb="xs">
        This section is being built
      </Title>
      <Text>{text} It will show:</Text>
      <List my="md" pl="lg" listStyleType="disc">
        {parts.map((part) => (
          <List.Item key={part}>{part}</List.Item>
        ))}
      </List>
      <Text>
        Until then, the{' '}
        <Anchor component={Link} to="/admin/packages" inherit underline="always">
          travel packages
        </Anchor>{' '}
        and the{' '}
        <Anchor component={Link} to="/admin/bookings" inherit underline="always">
          bookings
        </Anchor>{' '}
        are at work.
      </Text>
    </Paper>
  );
}
