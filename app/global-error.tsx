'use client';

import './global.css';

export { CrashDocument as default } from '@/components/failures/crash-document.client';
