import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Pill } from '../../ui/Pill';
import type { Tool } from './tools';

export function ToolCard({ tool }: { tool: Tool }) {
  const available = tool.status === 'available';
  const colour = `var(--${tool.colour})`;
  return (
    <Stack
      component="li"
      className="card"
      sx={{
        p: { xs: '14px 16px', sm: '24px 20px 20px', md: '24px 24px 20px' },
        borderTop: `4px solid ${colour}`,
      }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 32,
          mb: { xs: 0.5, sm: 1.5 },
        }}
      >
        <Box component="span" sx={{ display: 'inline-flex', color: colour }}>
          <Icon name={tool.icon} size={28} />
        </Box>
        {!available && <Pill>Coming Soon</Pill>}
      </Stack>
      <Typography variant="h3" sx={{ mb: 0.75 }}>
        {tool.title}
      </Typography>
      <Typography color="textSecondary">{tool.description}</Typography>
      {!available && (
        <Typography variant="body2" color="textDisabled" sx={{ mt: 1.5, lineHeight: 1.5 }}>
          This tool is currently under development and will be available shortly.
        </Typography>
      )}
      <Box sx={{ mt: 'auto', pt: { xs: 1.25, sm: 2 } }}>
        <ButtonLink to={tool.path} look={available ? 'primary' : 'plain'} iconAfter="arrowRight">
          <span>
            {available ? 'Launch Tool' : 'Preview'}
            <span className="visuallyHidden"> {tool.title}</span>
          </span>
        </ButtonLink>
      </Box>
    </Stack>
  );
}
