import { quote, quotePhp } from './quote';
import type { FormPart, SampleRequest } from './types';

/*
 * Multipart forms, in the languages for which the snippet library writes the body out as one string, without the content of
 * the files. They use the same clients as its other snippets.
 */

/** A request whose body is a form. */
export type FormRequest = SampleRequest & { form: FormPart[] };

/** The content type of a file for which the contract names none. */
const anyFile = 'application/octet-stream';

/** Go with net/http and mime/multipart. */
export function toGoForm({ method, url, headers, form }: FormRequest): string {
  const parts = form.flatMap(({ name, value, isFile, contentType }, index) =>
    isFile
      ? [
          `\tfile${index} := must(os.Open(${quote(value)}))`,
          `\tdefer file${index}.Close()`,
          `\tpart${index} := must(writer.CreatePart(textproto.MIMEHeader{`,
          `\t\t"Content-Disposition": {${quote(`form-data; name="${name}"; filename="${value}"`)}},`,
          `\t\t"Content-Type": {${quote(contentType ?? anyFile)}},`,
          '\t}))',
          `\tmust(io.Copy(part${index}, file${index}))`,
        ]
      : [`\tcheck(writer.WriteField(${quote(name)}, ${quote(value)}))`],
  );
  return `package main

import (
	"bytes"
	"fmt"
	"io"
	"log"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"os"
)

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func must[T any](value T, err error) T {
	check(err)
	return value
}

func main() {
	var payload bytes.Buffer
	writer := multipart.NewWriter(&payload)
${parts.join('\n')}
	check(writer.Close())

	req := must(http.NewRequest(${quote(method)}, ${quote(url)}, &payload))
${headers.map(({ name, value }) => `	req.Header.Add(${quote(name)}, ${quote(value)})`).join('\n')}
	req.Header.Add("Content-Type", writer.FormDataContentType())

	res := must(http.DefaultClient.Do(req))
	defer res.Body.Close()
	body := must(io.ReadAll(res.Body))

	fmt.Println(string(body))
}`;
}

/** Java with OkHttp. */
export function toJavaForm({ method, url, headers, form }: FormRequest): string {
  const parts = form.map(({ name, value, isFile, contentType }) =>
    isFile
      ? `  .addFormDataPart(${quote(name)}, ${quote(value)},
    RequestBody.create(new File(${quote(value)}), MediaType.parse(${quote(contentType ?? anyFile)})))`
      : `  .addFormDataPart(${quote(name)}, ${quote(value)})`,
  );
  return `OkHttpClient client = new OkHttpClient();

RequestBody body = new MultipartBody.Builder()
  .setType(MultipartBody.FORM)
${parts.join('\n')}
  .build();

Request request = new Request.Builder()
  .url(${quote(url)})
  .method(${quote(method)}, body)
${headers.map(({ name, value }) => `  .addHeader(${quote(name)}, ${quote(value)})`).join('\n')}
  .build();

Response response = client.newCall(request).execute();`;
}

/** PHP with its cURL extension, which makes the form from an array, unless a name repeats: no array can hold that. */
export function toPhpForm({ method, url, headers, form }: FormRequest): string {
  const isRepeating = new Set(form.map(({ name }) => name)).size < form.length;
  const ownType = '"Content-Type: multipart/form-data; boundary=$boundary"';
  const sent = headers.map(({ name, value }) => quotePhp(`${name}: ${value}`));
  return `<?php

${isRepeating ? `${toPhpBody(form)}\n\n` : ''}$curl = curl_init();

curl_setopt_array($curl, [
  CURLOPT_URL => ${quotePhp(url)},
  CURLOPT_RETURNTRANSFER => true,
  CURLOPT_CUSTOMREQUEST => ${quotePhp(method)},
  CURLOPT_POSTFIELDS => ${isRepeating ? '$body' : toPhpFields(form)},
  CURLOPT_HTTPHEADER => [
${[...sent, ...(isRepeating ? [ownType] : [])].map((header) => `    ${header},`).join('\n')}
  ],
]);

$response = curl_exec($curl);

curl_close($curl);

echo $response;`;
}

function toPhpFields(form: FormPart[]): string {
  const fields = form.map(({ name, value, isFile, contentType }) => {
    const type = contentType ? `, ${quotePhp(contentType)}` : '';
    return `    ${quotePhp(name)} => ${isFile ? `new CURLFile(${quotePhp(value)}${type})` : quotePhp(value)},\n`;
  });
  return `[\n${fields.join('')}  ]`;
}

/** PHP that writes the body of a form itself, into `$body`, with the `$boundary` between its parts. */
function toPhpBody(form: FormPart[]): string {
  const parts = form.map(({ name, value, isFile, contentType }) =>
    isFile
      ? `  [${quotePhp(name)}, file_get_contents(${quotePhp(value)}), ${quotePhp(value)}, ${quotePhp(contentType ?? anyFile)}],`
      : `  [${quotePhp(name)}, ${quotePhp(value)}],`,
  );
  return `$parts = [
${parts.join('\n')}
];

$boundary = bin2hex(random_bytes(16));
$body = "";
foreach ($parts as $part) {
  $body .= "--$boundary\\r\\nContent-Disposition: form-data; name=\\"$part[0]\\"";
  if (isset($part[2])) {
    $body .= "; filename=\\"$part[2]\\"\\r\\nContent-Type: $part[3]";
  }
  $body .= "\\r\\n\\r\\n$part[1]\\r\\n";
}
$body .= "--$boundary--\\r\\n";`;
}

/** C# with HttpClient. */
export function toCSharpForm({ method, url, headers, form }: FormRequest): string {
  const parts = form.flatMap(({ name, value, isFile, contentType }, index) =>
    isFile
      ? [
          `var file${index} = new StreamContent(File.OpenRead(${quote(value)}));`,
          `file${index}.Headers.ContentType = new MediaTypeHeaderValue(${quote(contentType ?? anyFile)});`,
          `content.Add(file${index}, ${quote(name)}, ${quote(value)});`,
        ]
      : [`content.Add(new StringContent(${quote(value)}), ${quote(name)});`],
  );
  return `using System.Net.Http.Headers;

var client = new HttpClient();

var content = new MultipartFormDataContent();
${parts.join('\n')}

var request = new HttpRequestMessage(new HttpMethod(${quote(method)}), ${quote(url)});
request.Content = content;
${headers.map(({ name, value }) => `request.Headers.Add(${quote(name)}, ${quote(value)});`).join('\n')}

using (var response = await client.SendAsync(request))
{
  response.EnsureSuccessStatusCode();
  Console.WriteLine(await response.Content.ReadAsStringAsync());
}`;
}

/** Returns whether the body of a request is a form. */
export function isFormRequest(request: SampleRequest): request is FormRequest {
  return request.form !== undefined;
}
