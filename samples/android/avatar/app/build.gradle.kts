import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    // Version 9 of the Android Gradle plugin compiles Kotlin itself, and refuses the plugin org.jetbrains.kotlin.android.
    id("com.android.application")
}

android {
    namespace = "com.example.avatar"
    compileSdk = 36

    defaultConfig {
        applicationId = "com.example.avatar"
        minSdk = 24
        targetSdk = 36
        versionCode = 1
        versionName = "1.0"
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
}

kotlin {
    compilerOptions {
        jvmTarget.set(JvmTarget.JVM_17)
    }
}

dependencies {
    implementation("androidx.activity:activity-ktx:1.9.3")
    implementation("androidx.core:core-ktx:1.13.1")
    implementation("androidx.lifecycle:lifecycle-runtime-ktx:2.8.7")
    implementation("androidx.webkit:webkit:1.12.1")
    implementation("org.jetbrains.kotlinx:kotlinx-coroutines-android:1.9.0")
}
