export {default as SendPanel} from './SendPanel';
export {endSimulation} from './simulation';
