import Box from '@mui/material/Box';
import { useState } from 'react';
import { ViewerFrame, type Zoom } from './ViewerFrame';

interface ImageViewerProps {
  address: string;
  title: string;
  /** When it cannot be fetched, or is no picture. */
  onFailure: () => void;
}

/** A photo or a scan. */
export function ImageViewer({ address, title, onFailure }: ImageViewerProps) {
  const [zoom, setZoom] = useState<Zoom>(1);
  return (
    <ViewerFrame label={`The document ${title}`} zoom={zoom} onZoom={setZoom}>
      <Box
        component="img"
        src={address}
        alt={title}
        onError={onFailure}
        sx={{ display: 'block', width: `${zoom * 100}%`, height: 'auto', mx: zoom < 1 ? 'auto' : 0 }}
      />
    </ViewerFrame>
  );
}
