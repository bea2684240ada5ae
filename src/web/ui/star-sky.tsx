import { useEffect, useRef } from 'react';

const FEWEST = 60;
const MOST = 100;
/** Stars twinkle slowly: more frames would only use power. */
const FRAME_MS = 90;
const PLACES = '(min-width: 769px) and (hover: hover) and (prefers-reduced-motion: no-preference)';

interface Star {
  /** As fractions of the canvas. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly phase: number;
  readonly speed: number;
}

function scatterStars(): readonly Star[] {
  const count = FEWEST + Math.floor(Math.random() * (MOST - FEWEST + 1));
  return Array.from({ length: count }, () => ({
    x: Math.random(),
    // Denser near the top, where the sky is dark.
    y: Math.random() ** 1.6,
    radius: 0.5 + Math.random() ** 3 * 1.3,
    phase: Math.random() * Math.PI * 2,
    speed: 0.4 + Math.random() * 1.1,
  }));
}

function drawStars(canvas: HTMLCanvasElement, stars: readonly Star[], seconds: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = Math.min(2, devicePixelRatio);
  const { clientWidth: width, clientHeight: height } = canvas;
  if (canvas.width !== Math.round(width * scale)) {
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
  }
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  context.fillStyle = '#fff2dc';
  for (const { x, y, radius, phase, speed } of stars) {
    const breath = 0.62 + 0.38 * Math.sin(phase + seconds * speed);
    context.globalAlpha = breath * (1 - y * 0.75);
    context.beginPath();
    context.arc(x * width, y * height, radius, 0, Math.PI * 2);
    context.fill();
  }
}

/** Draws sixty to a hundred stars on a wide screen; on phones and with reduced motion, the canvas stays empty. */
export function StarSky({ className }: { className?: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element || !matchMedia(PLACES).matches) return;
    const stars = scatterStars();
    let inView = true;
    const draw = () => {
      if (inView && document.visibilityState === 'visible') drawStars(element, stars, performance.now() / 1000);
    };
    draw();
    const timer = setInterval(() => requestAnimationFrame(draw), FRAME_MS);
    const watcher = new IntersectionObserver(([entry]) => {
      inView = entry?.isIntersecting ?? true;
    });
    watcher.observe(element);
    return () => {
      clearInterval(timer);
      watcher.disconnect();
    };
  }, []);

  return <canvas ref={canvas} className={className} />;
}
