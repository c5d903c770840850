import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AlertKindResponse } from '@settlewise/contract/alerts';
import { Disclosure } from '../../ui/Disclosure';
import { SourceNote } from '../../ui/sources/SourceNote';

/** The documents that the kinds of alerts rest on, each once, with the kinds that rest on it. */
export function SourcesOfAlerts({ kinds }: { kinds: readonly AlertKindResponse[] }) {
  const named = kinds.flatMap(({ title, source }) => (source === null ? [] : [{ title, source }]));
  const urls = [...new Set(named.map(({ source }) => source.url))];
  return (
    <Disclosure summary="What these alerts rest on">
      <Stack component="ul" spacing={1.5}>
        {urls.map((url) => {
          const those = named.filter(({ source }) => source.url === url);
          const [first] = those;
          if (first === undefined) return null;
          const { title, checkedOn, throughOthers } = first.source;
          return (
            <Typography key={url} component="li" variant="body2">
              <SourceNote source={{ title, url, retrievedOn: checkedOn }} throughOthers={throughOthers} />
              <br />
              {those.map((each) => each.title).join(' · ')}
            </Typography>
          );
        })}
      </Stack>
    </Disclosure>
  );
}
