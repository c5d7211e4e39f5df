<?php
/**
 * Values of fields as the site reads them: plain text, numbers, lists, addresses.
 *
 * @package Vencejo
 */

declare(strict_types=1);

namespace Vencejo;

/** Text without tags, with its characters as they are and not as entities. */
function clean_text( string $text ): string {
	return trim( html_entity_decode( wp_strip_all_tags( strip_shortcodes( $text ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
}

/** An address of WordPress or of the site as a path; any other as it is. */
function clean_url( string $url ): string {
	$url = trim( $url );
	foreach ( array_filter( array( own_origin(), public_origin(), (string) get_option( 'siteurl' ) ) ) as $origin ) {
		$host = preg_replace( '#^https?://#', '', untrailingslashit( $origin ) );
		if ( preg_match( '#^(?:https?:)?//' . preg_quote( $host, '#' ) . '(?=[/?\#]|$)(.*)#i', $url, $rest ) ) {
			return '' === $rest[1] ? '/' : $rest[1];
		}
	}
	return $url;
}

/**
 * A picture as the site shows it: its address, with those of its sizes by width.
 *
 * @param mixed $picture an attachment's id, an address, or what an editor of fields gives (`ID`, `url`).
 * @return array{url: string, sizes: array<int, string>}
 */
function clean_picture( $picture ): array {
	if ( is_array( $picture ) ) {
		$picture = $picture['ID'] ?? $picture['id'] ?? $picture['url'] ?? '';
	}
	$id = is_numeric( $picture ) ? (int) $picture : 0;
	if ( 0 === $id ) {
		return array( 'url' => clean_url( (string) $picture ), 'sizes' => array() );
	}
	$full  = wp_get_attachment_image_src( $id, 'full' );
	$sizes = array();
	foreach ( get_intermediate_image_sizes() as $size ) {
		$source = wp_get_attachment_image_src( $id, $size );
		// Cropped sizes show something else.
		if ( $full && $source && abs( $source[1] / max( 1, $source[2] ) - $full[1] / max( 1, $full[2] ) ) < 0.02 ) {
			$sizes[ (int) $source[1] ] = clean_url( $source[0] );
		}
	}
	ksort( $sizes );
	return array( 'url' => $full ? clean_url( $full[0] ) : '', 'sizes' => $sizes );
}

/** A number where a text is one, however its thousands and decimals are written. */
function clean_figure( mixed $value ): int|float|string {
	if ( is_int( $value ) || is_float( $value ) ) {
		return $value;
	}
	$text   = clean_text( (string) $value );
	$figure = (string) preg_replace( '#^\+|\s*\+$#', '', $text );
	if ( preg_match( '#^\d{1,3}(?:[.,\s]\d{3})+$#', $figure ) ) {
		return (int) preg_replace( '#\D#', '', $figure );
	}
	$figure = str_replace( ',', '.', $figure );
	return is_numeric( $figure ) ? $figure + 0 : $text;
}

/** Names of fields that hold addresses. */
const URL_FIELDS = '#^(?:enlace|url)(?:_|$)#';

/**
 * Cleans all fields below a value, by their names.
 *
 * @param mixed      $value of a field.
 * @param string|int $name  of the field.
 */
function clean( mixed $value, string|int $name = '' ): mixed {
	if ( 'valor' === $name ) {
		return clean_figure( is_scalar( $value ) ? $value : '' );
	}
	$is_picture = in_array( $name, array( 'logo', 'image' ), true ) ||
		( 'imagen' === $name && ! ( is_array( $value ) && isset( $value['imagen'] ) ) );
	if ( $is_picture ) {
		return clean_picture( $value )['url'];
	}
	if ( is_array( $value ) ) {
		$cleaned = array();
		foreach ( $value as $key => $field ) {
			$cleaned[ $key ] = clean( $field, $key );
		}
		// A list with gaps would be an object.
		return array() !== $cleaned && is_int( array_key_first( $cleaned ) ) ? array_values( $cleaned ) : $cleaned;
	}
	if ( ! is_scalar( $value ) || is_bool( $value ) ) {
		return '';
	}
	return preg_match( URL_FIELDS, (string) $name ) ? clean_url( (string) $value ) : clean_text( (string) $value );
}
