'use client';

import './global.css';

export { CrashDocument as default } from '@/components/layout/crash-document.client';
