import Box from '@mui/material/Box';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Pill } from '../../ui/Pill';
import styles from './ToolCard.module.css';
import type { Tool } from './tools';

export function ToolCard({ tool }: { tool: Tool }) {
  const available = tool.status === 'available';
  return (
    <Box component="li" className={styles['card']} sx={{ '--tool': `var(--${tool.colour})` }}>
      <div className={styles['top']}>
        <span className={styles['icon']}>
          <Icon name={tool.icon} size={28} />
        </span>
        {!available && <Pill>Coming Soon</Pill>}
      </div>
      <h3 className={styles['title']}>{tool.title}</h3>
      <p className={styles['description']}>{tool.description}</p>
      {!available && (
        <p className={styles['soon']}>
          This tool is currently under development and will be available shortly.
        </p>
      )}
      <div className={styles['act']}>
        <ButtonLink to={tool.path} look={available ? 'primary' : 'plain'} iconAfter="arrowRight">
          <span>
            {available ? 'Launch Tool' : 'Preview'}
            <span className="visuallyHidden"> {tool.title}</span>
          </span>
        </ButtonLink>
      </div>
    </Box>
  );
}
