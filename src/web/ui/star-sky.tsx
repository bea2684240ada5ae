import { useEffect, useRef } from 'react';

const FEWEST = 60;
const MOST = 100;
/** Stars twinkle in groups, each with a rhythm of its own: a canvas each, whose opacity is animated by its class. */
const GROUPS = [0, 1, 2];
const PLACES = '(min-width: 769px) and (hover: hover) and (prefers-reduced-motion: no-preference)';

interface Star {
  /** As fractions of the canvas. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function scatterStars(): readonly Star[] {
  const count = FEWEST + Math.floor(Math.random() * (MOST - FEWEST + 1));
  return Array.from({ length: count }, () => ({
    x: Math.random(),
    // Denser near the top, where the sky is dark.
    y: Math.random() ** 1.6,
    radius: 0.5 + Math.random() ** 3 * 1.3,
  }));
}

function drawStars(canvas: HTMLCanvasElement, stars: readonly Star[]): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = Math.min(2, devicePixelRatio);
  const { clientWidth: width, clientHeight: height } = canvas;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.fillStyle = '#fff2dc';
  for (const { x, y, radius } of stars) {
    context.globalAlpha = 1 - y * 0.75;
    context.beginPath();
    context.arc(x * width, y * height, radius, 0, Math.PI * 2);
    context.fill();
  }
}

/**
 * Draws sixty to a hundred stars on a wide screen, once and after each change of size; on phones and with reduced
 * motion, the canvases stay empty.
 */
export function StarSky({ className }: { className?: string | undefined }) {
  const canvases = useRef<(HTMLCanvasElement | null)[]>([]);

  useEffect(() => {
    if (!matchMedia(PLACES).matches) return;
    const stars = scatterStars();
    const draw = () => {
      for (const [group, canvas] of canvases.current.entries()) {
        if (canvas)
          drawStars(
            canvas,
            stars.filter((_, at) => at % GROUPS.length === group),
          );
      }
    };
    // Calls once at the start.
    const watcher = new ResizeObserver(draw);
    for (const canvas of canvases.current.slice(0, 1)) if (canvas) watcher.observe(canvas);
    return () => watcher.disconnect();
  }, []);

  return GROUPS.map((group) => (
    <canvas
      key={group}
      ref={(canvas) => {
        canvases.current[group] = canvas;
      }}
      className={className}
    />
  ));
}
