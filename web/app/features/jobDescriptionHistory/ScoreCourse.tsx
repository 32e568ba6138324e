import classes from './ScoreCourse.module.css';

interface ScoredVersion {
  id: string;
  score: number;
  /** For people. */
  when: string;
}

const width = 400;
const height = 96;
const edge = 10;
const marks = [0, 50, 100];
const heightOf = (score: number) => edge + (1 - score / 100) * (height - 2 * edge);

/** How the score went from the first version to the last, oldest first; the same as a table to read. */
export function ScoreCourse({ versions }: { versions: readonly ScoredVersion[] }) {
  if (versions.length < 2) return null;
  const points = versions.map(({ score }, index) => ({
    x: edge + (index / (versions.length - 1)) * (width - 2 * edge),
    y: heightOf(score),
  }));
  const first = versions[0];
  const last = versions.at(-1);
  return (
    <figure className={classes.course}>
      <div className={classes.plot} aria-hidden>
        {/* Not within the drawing: letters keep their size when it grows and shrinks. */}
        {marks.map((score) => (
          <span
            key={score}
            className={classes.mark}
            style={{ top: `${(heightOf(score) / height) * 100}%` }}
          >
            {score}
          </span>
        ))}
        <svg viewBox={`0 0 ${width} ${height}`} focusable="false">
          {marks.map((score) => (
            <line
              key={score}
              x1={0}
              x2={width}
              y1={heightOf(score)}
              y2={heightOf(score)}
              className={classes.grid}
            />
          ))}
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            className={classes.line}
          />
          {points.map(({ x, y }, index) => (
            <circle key={index} cx={x} cy={y} r={3.5} className={classes.dot} />
          ))}
        </svg>
      </div>
      <figcaption>
        Score from {first?.score} to {last?.score} over {versions.length} versions
      </figcaption>
      <table className={classes.table}>
        <caption>Score of each version</caption>
        <tbody>
          {versions.map(({ id, score, when }) => (
            <tr key={id}>
              <th scope="row">{when}</th>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
