import type { WaveBar } from './waveBars.ts';

/** Width of a bar and the space after it, in CSS px. */
export const barPitch = 3;
const barWidth = 2;
const leastHalf = 1;

/**
 * Draws bars from the middle line: lane 0 upwards, every other lane downwards; one voice alone both
 * ways. Sharp on dense screens. Colours are looked up where the canvas stands, so that they follow the scheme.
 */
export function drawWave(canvas: HTMLCanvasElement, columns: readonly WaveBar[][]): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(scale, scale);
  const style = getComputedStyle(canvas);
  const colors = Array.from({ length: 8 }, (_, index) =>
    style.getPropertyValue(`--rapport-speaker-${index + 1}`).trim(),
  );
  const middle = height / 2;
  const isOneVoice = columns.every((bars) => bars.every(({ lane }) => lane === 0));
  columns.forEach((bars, column) => {
    for (const { lane, level } of bars) {
      const half = Math.max(leastHalf, level * (middle - 1));
      context.fillStyle = colors[lane % colors.length] ?? '';
      context.beginPath();
      const top = lane === 0 ? middle - half : middle;
      context.roundRect(column * barPitch, top, barWidth, isOneVoice ? 2 * half : half, 1);
      context.fill();
    }
  });
}
