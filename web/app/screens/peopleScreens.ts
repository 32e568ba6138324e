// Screens that lead to each other come in one file: each of their own adds to what the first page loads.
export { CandidateScreen } from './CandidateScreen.tsx';
export { CandidatesScreen } from './CandidatesScreen.tsx';
export { CompareScreen } from './CompareScreen.tsx';
export { PositionScreen } from './PositionScreen.tsx';
export { PositionsScreen } from './PositionsScreen.tsx';
